<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Updates;

use UserFeedback\Addons\PackageSource;
use UserFeedback\Support\Failure;
use WP_Error;

/**
 * The file that WordPress unpacks for an update of Pro or an addon: always the vendor's, checked as for an
 * installation, whatever the list of updates names.
 */
final class UpdateFile {

	/**
	 * @param UpdateRight $right Whether this site may have the update.
	 */
	public function __construct(
		private OurPlugins $plugins,
		private UpdateRight $right,
		private PackageSource $source
	) {}

	/**
	 * Filter upgrader_pre_download.
	 *
	 * @param mixed $reply What others answered.
	 * @param mixed $extra What WordPress updates; `plugin` is a basename.
	 * @return mixed For our plugins the path of a file, which WordPress removes, or the reason why not.
	 */
	public function fetch( mixed $reply, mixed $extra ): mixed {
		$slug = is_array( $extra ) ? $this->plugins->slug_of( $extra['plugin'] ?? null ) : null;
		if ( null === $slug ) {
			return $reply;
		}
		$obstacle = $this->right->obstacle( $slug );
		if ( '' !== $obstacle ) {
			return new WP_Error( 'userfeedback_license', $obstacle );
		}
		try {
			$this->source->require_right( $slug );
			return $this->source->fetch( $slug );
		} catch ( Failure $failure ) {
			return new WP_Error( $failure->error_code, $failure->getMessage() );
		}
	}
}
