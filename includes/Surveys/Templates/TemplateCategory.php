<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

/**
 * Categories of templates.
 */
enum TemplateCategory: string {

	case Website  = 'website';
	case Customer = 'customer';
	case Loyalty  = 'loyalty';
	case Commerce = 'commerce';
	case Product  = 'product';
	case Support  = 'support';
	case Content  = 'content';
	case Lead     = 'lead';
	case Event    = 'event';
	case People   = 'people';

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Website  => __( 'Website', 'userfeedback' ),
			self::Customer => __( 'Customer', 'userfeedback' ),
			self::Loyalty  => __( 'Loyalty', 'userfeedback' ),
			self::Commerce => __( 'Commerce', 'userfeedback' ),
			self::Product  => __( 'Product', 'userfeedback' ),
			self::Support  => __( 'Support', 'userfeedback' ),
			self::Content  => __( 'Content', 'userfeedback' ),
			self::Lead     => __( 'Lead', 'userfeedback' ),
			self::Event    => __( 'Event', 'userfeedback' ),
			self::People   => __( 'People', 'userfeedback' ),
		};
	}

	/**
	 * The name of a category; an unknown one is its own name.
	 *
	 * @param string $key As the template has it.
	 */
	public static function name_of( string $key ): string {
		return self::tryFrom( $key )?->label() ?? $key;
	}
}
