<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

/**
 * The addons of this site. "Active" means that the handshake worked in this request, so a folder that was
 * deleted while active is not.
 */
final class AddonStates {

	/**
	 * @param string $plugins Folder of WordPress's plugins, absolute.
	 */
	public function __construct( private string $plugins ) {}

	/**
	 * Versions of the addons that shook hands, by slug.
	 *
	 * @var array<string, string>
	 */
	private array $active = array();

	/**
	 * Why an addon that runs was switched off, by slug.
	 *
	 * @var array<string, AddonProblem>
	 */
	private array $problems = array();

	/**
	 * What a broken addon threw, by slug.
	 *
	 * @var array<string, string>
	 */
	private array $reasons = array();

	/**
	 * Notes a handshake.
	 */
	public function note_active( string $slug, string $version ): void {
		$this->active[ $slug ] = $version;
	}

	/**
	 * Notes why an addon does not work.
	 *
	 * @param string $reason What it threw, '' when nothing.
	 */
	public function note_problem( string $slug, AddonProblem $problem, string $reason = '' ): void {
		unset( $this->active[ $slug ] );
		$this->problems[ $slug ] = $problem;
		$this->reasons[ $slug ]  = $reason;
	}

	/**
	 * Versions of the addons that run in this request, by slug.
	 *
	 * @return array<string, string>
	 */
	public function active(): array {
		return $this->active;
	}

	/**
	 * Whether an addon runs in this request.
	 */
	public function is_active( string $slug ): bool {
		return isset( $this->active[ $slug ] );
	}

	/**
	 * Signature of the active addons: data made with another one is stale.
	 */
	public function signature(): string {
		$addons = $this->active;
		ksort( $addons );
		return substr( md5( http_build_query( $addons ) ), 0, 8 );
	}

	/**
	 * Whether an addon's files are on this site.
	 */
	public function is_installed( string $slug ): bool {
		return $this->is_active( $slug ) || is_file( $this->plugins . '/' . self::basename( $slug ) );
	}

	/**
	 * Why an addon that WordPress loads does not work, or null.
	 */
	public function problem( string $slug ): ?AddonProblem {
		return $this->problems[ $slug ] ?? null;
	}

	/**
	 * What an addon threw that does not work, '' when nothing.
	 */
	public function reason( string $slug ): string {
		return $this->reasons[ $slug ] ?? '';
	}

	/**
	 * An addon's main file below the plugins' folder.
	 */
	public static function basename( string $slug ): string {
		return "userfeedback-{$slug}/userfeedback-{$slug}.php";
	}
}
