<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Surveys\Look;

use UserFeedback\Display\Fields;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Surveys\SurveyDefaults;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Gives surveys the look that new ones get (ENT-15), and their own back. A survey keeps its look until an owner
 * asks for this.
 *
 * @phpstan-type Look array{theming: array<string, string|bool>, start_minimized: bool}
 * @phpstan-type Changed array{id: int, revision: int, before: Look}
 */
final class SiteLook {

	public function __construct(
		private Entitlements $entitlements,
		private SurveyRepository $surveys,
		private LookQuery $query,
		private SurveyDefaults $defaults,
		private Clock $clock
	) {}

	/**
	 * Ids of the surveys that look different from a new one.
	 *
	 * @return list<int>
	 * @throws Failure 403 where surveys have no look of their own.
	 */
	public function others(): array {
		$this->entitlements->require( Feature::Branding );
		$site = $this->of_site();
		return $this->query->ids(
			fn ( array $settings ): bool => $this->differs( self::look( $settings, $site ), $site )
		);
	}

	/**
	 * Gives surveys the site's look.
	 *
	 * @param list<int> $ids The surveys; at least one.
	 * @return array{changed: list<Changed>, refused: list<int>}
	 * @throws Failure 403 where surveys have no look of their own.
	 */
	public function apply( array $ids ): array {
		$this->entitlements->require( Feature::Branding );
		$site = $this->of_site();
		return $this->each( array_fill_keys( $ids, array( 'look' => $site ) ) );
	}

	/**
	 * Gives surveys the look that they had. One that was saved since is refused: somebody may have chosen its look.
	 *
	 * @param list<array{id: int, revision: int, before: Look}> $before From apply(); at least one.
	 * @return array{changed: list<Changed>, refused: list<int>}
	 * @throws Failure 403 where surveys have no look of their own.
	 */
	public function restore( array $before ): array {
		$this->entitlements->require( Feature::Branding );
		$wanted = array();
		foreach ( $before as $survey ) {
			$wanted[ $survey['id'] ] = array(
				'look'     => $survey['before'],
				'revision' => $survey['revision'],
			);
		}
		return $this->each( $wanted );
	}

	/**
	 * @param array<int, array{look: Look, revision?: int}> $wanted By survey.
	 * @return array{changed: list<Changed>, refused: list<int>}
	 * @throws Failure When the database stores nothing.
	 */
	private function each( array $wanted ): array {
		$surveys = $this->surveys->find_all( array_keys( $wanted ) );
		$changed = array();
		$refused = array();
		try {
			foreach ( $wanted as $id => $want ) {
				$survey = $surveys[ $id ] ?? null;
				$before = null === $survey ? null : self::look( $survey->settings, $want['look'] );
				if (
					null === $survey
					|| null === $before
					|| Survey::TRASH === $survey->status
					|| ( $want['revision'] ?? $survey->revision ) !== $survey->revision
				) {
					$refused[] = $id;
					continue;
				}
				if ( ! $this->differs( $before, $want['look'] ) ) {
					continue;
				}
				try {
					$stored    = $this->surveys->store( $this->with( $survey, $want['look'] ) );
					$changed[] = array(
						'id'       => $id,
						'revision' => $stored->revision,
						'before'   => $before,
					);
				} catch ( Failure $failure ) {
					if ( 409 !== $failure->status ) {
						throw $failure;
					}
					$refused[] = $id;
				}
			}
		} finally {
			// Also when the database fails half-way: the surveys before the failure have changed.
			SurveyChanged::announce( ...array_column( $changed, 'id' ) );
		}
		return array(
			'changed' => $changed,
			'refused' => $refused,
		);
	}

	/**
	 * @param Look $look The new look.
	 */
	private function with( Survey $survey, array $look ): Survey {
		$behavior = $survey->settings['behavior'] ?? null;
		$settings = array( 'theming' => $look['theming'] ) + $survey->settings;
		if ( is_array( $behavior ) && $this->may_start_minimized() ) {
			$settings['behavior'] = array( 'start_minimized' => $look['start_minimized'] ) + $behavior;
		}
		return $survey->with(
			array(
				'settings'   => $settings,
				'updated_at' => $this->clock->now(),
				'saved_by'   => get_current_user_id(),
			)
		);
	}

	/**
	 * The look of a new survey.
	 *
	 * @return Look
	 */
	private function of_site(): array {
		return self::look(
			$this->defaults->fallback(),
			array(
				'theming'         => array(
					'color_scheme' => 'light',
					'widget_color' => '',
					'text_color'   => '',
					'button_color' => '',
					'show_logo'    => true,
				),
				'start_minimized' => false,
			)
		);
	}

	/**
	 * The look in some settings.
	 *
	 * @param array<mixed> $settings Of a survey.
	 * @param Look         $fallback For what they do not have.
	 * @return Look
	 */
	private static function look( array $settings, array $fallback ): array {
		$fields  = new Fields( $settings );
		$theming = $fields->part( 'theming' );
		$look    = array();
		foreach ( $fallback['theming'] as $key => $value ) {
			$look[ $key ] = is_bool( $value ) ? $theming->flag( $key, $value ) : $theming->filled( $key, $value );
		}
		return array(
			'theming'         => $look,
			'start_minimized' => $fields->part( 'behavior' )->flag( 'start_minimized', $fallback['start_minimized'] ),
		);
	}

	/**
	 * @param Look $one   A look.
	 * @param Look $other Another.
	 */
	private function differs( array $one, array $other ): bool {
		$plain = static fn ( array $theming ): array => array_map(
			static fn ( string|bool $value ): string|bool => is_string( $value ) ? strtolower( $value ) : $value,
			$theming
		);
		return $plain( $one['theming'] ) !== $plain( $other['theming'] )
			|| ( $one['start_minimized'] !== $other['start_minimized'] && $this->may_start_minimized() );
	}

	private function may_start_minimized(): bool {
		return $this->entitlements->allows( Feature::Behavior );
	}
}
