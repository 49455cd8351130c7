<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

/**
 * Messages about addons in wp-admin: one notice for those that WordPress loads but that do not work, and in the
 * list of plugins a note for buyers.
 */
final class AddonNotices {

	/**
	 * Screens with the notice: our addons page, and where plugins are activated and updated.
	 */
	private const SCREENS = '/userfeedback_addons$|^(dashboard|plugins|update-core)(-network)?$/D';

	public function __construct(
		private AddonCatalog $catalog,
		private AddonStates $states,
		private AddonFailures $failures
	) {}

	/**
	 * Prints the notice for those who can do something about it.
	 */
	public function print(): void {
		$screen = get_current_screen();
		if (
			null === $screen
			|| 1 !== preg_match( self::SCREENS, $screen->id )
			|| ! current_user_can( 'activate_plugins' )
		) {
			return;
		}
		$sentences = $this->sentences();
		if ( array() === $sentences ) {
			return;
		}
		echo '<div class="notice notice-warning">';
		foreach ( $sentences as $sentence ) {
			echo '<p>' . esc_html( $sentence ) . '</p>';
		}
		echo '</div>';
	}

	/**
	 * Adds the note for buyers to an addon's line in the list of plugins.
	 *
	 * @param array<mixed> $meta HTML parts of the line.
	 * @param string       $file Main file of the plugin in that line.
	 * @return array<mixed>
	 */
	public function row_meta( array $meta, string $file ): array {
		foreach ( $this->catalog->all() as $slug => $addon ) {
			if ( AddonStates::basename( $slug ) === $file && '' !== $addon->note() ) {
				$meta[] = esc_html( $addon->note() );
			}
		}
		return $meta;
	}

	/**
	 * The problem and its solution.
	 *
	 * @return list<string>
	 */
	private function sentences(): array {
		$names = array();
		foreach ( $this->catalog->all() as $slug => $addon ) {
			$problem = $this->states->problem( $slug );
			if ( null !== $problem ) {
				$names[ $problem->value ][] = $addon->title();
			}
		}
		$sentences = array();
		foreach ( $names as $problem => $titles ) {
			$sentences[] = AddonProblem::from( $problem )->notice( $titles );
		}
		foreach ( $this->catalog->all() as $slug => $addon ) {
			$reason = $this->states->reason( $slug );
			if ( '' !== $reason ) {
				/* translators: 1: name of an addon, 2: its error message. */
				$sentences[] = sprintf( __( '%1$s says: %2$s', 'userfeedback' ), $addon->title(), $reason );
			}
		}
		foreach ( $this->failures->all() as $slug => $message ) {
			$sentences[] = sprintf(
				/* translators: 1: name of an addon, 2: its error message. */
				__(
					'The UserFeedback addon %1$s failed, and the site runs without the part that failed. Install it again under UserFeedback, Addons, or deactivate it. It says: %2$s',
					'userfeedback'
				),
				$this->catalog->find( $slug )?->title() ?? $slug,
				$message
			);
		}
		return $sentences;
	}
}
