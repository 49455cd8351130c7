<?php
declare(strict_types=1);

namespace UserFeedback\Notices;

use UserFeedback\Ajax\AjaxRouter;

/**
 * The admin-ajax actions that dismiss notices and the upgrade blurb (CALL-41, CALL-42, A103, A104).
 */
final class NoticeActions {

	private const NOTICE = array(
		'notice_id' => array(
			'type'     => 'string',
			'pattern'  => '^[a-z0-9_-]{1,64}\z',
			'required' => true,
		),
	);

	private const BLURB = array(
		'value' => array(
			'type'      => 'string',
			'maxLength' => 64,
			'default'   => '',
		),
	);

	public function __construct( private AjaxRouter $router, private UserChoices $choices ) {}

	/**
	 * Adds the actions.
	 */
	public function add(): void {
		$reader = new NoticeReader();
		$this->router->add( 'userfeedback_ajax_vue_remove_notice', $reader, self::NOTICE, $this->dismiss( ... ) );
		$this->router->add( 'userfeedback_ajax_vue_remove_wp_notice', $reader, self::NOTICE, $this->dismiss( ... ) );
		$this->router->add( 'userfeedback_dismiss_settings_blurb', $reader, self::BLURB, $this->choose_blurb( ... ) );
		$this->router->add(
			'userfeedback_validate_settings_blurb',
			$reader,
			self::BLURB,
			fn (): array => array( 'value' => $this->choices->blurb() )
		);
	}

	/**
	 * Hides a notice from now on.
	 *
	 * @param array<string, mixed> $sent Checked fields.
	 * @return array{notice_id: string}
	 */
	private function dismiss( array $sent ): array {
		$id = is_string( $sent['notice_id'] ?? null ) ? $sent['notice_id'] : '';
		$this->choices->dismiss( $id );
		return array( 'notice_id' => $id );
	}

	/**
	 * Hides the upgrade blurb, or shows it again.
	 *
	 * @param array<string, mixed> $sent Checked fields.
	 * @return array{value: string}
	 */
	private function choose_blurb( array $sent ): array {
		$this->choices->choose_blurb( is_string( $sent['value'] ?? null ) ? $sent['value'] : '' );
		return array( 'value' => $this->choices->blurb() );
	}
}
