<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * The paid plans, in ascending order plus < pro < elite (PLAN-01). The free
 * tier, Lite, is no license at all.
 */
enum PlanLevel: string {

	case Plus  = 'plus';
	case Pro   = 'pro';
	case Elite = 'elite';

	/**
	 * Whether this plan includes what another one does.
	 *
	 * @param PlanLevel $other The plan that is needed.
	 */
	public function includes( PlanLevel $other ): bool {
		return $this->rank() >= $other->rank();
	}

	/**
	 * Name for people; a product name, not translated.
	 */
	public function label(): string {
		return ucfirst( $this->value );
	}

	/**
	 * Place in the order.
	 */
	private function rank(): int {
		return match ( $this ) {
			self::Plus  => 1,
			self::Pro   => 2,
			self::Elite => 3,
		};
	}
}
