<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Access;

use UserFeedback\Access\Capability;
use UserFeedback\Admin\BootData;
use UserFeedback\Admin\Page;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The lists of the Access tab through the settings route (ACC-01 to ACC-05, ACC-07, A99).
 */
final class AccessSettingsTest extends IntegrationTestCase {

	protected function tearDown(): void {
		remove_role( 'uf_manager' );
		remove_role( 'uf_shop' );
		get_role( 'author' )?->remove_cap( 'manage_options' );
		get_role( 'contributor' )?->remove_cap( 'manage_options' );
		parent::tearDown();
	}

	public function test_the_page_knows_the_roles_of_the_site(): void {
		add_role( 'uf_shop', 'Shop keeper', array( 'read' => true ) );
		add_role( 'uf_manager', 'Site manager', array( 'manage_options' => true ) );
		$this->sign_in( 'administrator' );
		$boot = $this->container()->get( BootData::class );
		self::assertSame( array(), $boot->of( Page::Surveys )['roles'] );
		$roles = $boot->of( Page::Settings )['roles'];
		self::assertIsArray( $roles );
		self::assertContains( array( 'slug' => 'uf_shop', 'label' => 'Shop keeper', 'forced' => false ), $roles );
		self::assertContains( array( 'slug' => 'uf_manager', 'label' => 'Site manager', 'forced' => true ), $roles );
	}

	public function test_every_role_that_manages_options_is_forced_into_every_list(): void {
		add_role( 'uf_manager', 'Site manager', array( 'manage_options' => true ) );
		$this->sign_in( 'administrator' );
		$this->save( array( 'editor' ), array(), array() );
		$settings = $this->rest( 'GET', '/settings' )->get_data()['settings'];
		self::assertSame( array( 'administrator', 'editor', 'uf_manager' ), $settings['create_edit_surveys'] );
		self::assertSame( array( 'administrator', 'uf_manager' ), $settings['view_results'] );
		self::assertSame( array( 'administrator', 'uf_manager' ), $settings['delete_surveys'] );
	}

	public function test_a_role_that_no_longer_manages_options_has_what_an_owner_chose_for_it(): void {
		$author      = (int) username_exists( 'author' );
		$contributor = (int) username_exists( 'contributor' );
		$this->sign_in( 'administrator' );
		$this->save( array(), array( 'contributor' ), array() );
		get_role( 'author' )?->add_cap( 'manage_options' );
		get_role( 'contributor' )?->add_cap( 'manage_options' );
		// The screen sends the forced roles along.
		$forced = array( 'administrator', 'author', 'contributor' );
		$this->save( array( ...$forced, 'editor' ), $forced, $forced );
		self::assertSame( array( true, true, true ), $this->rights( $author ) );
		self::assertSame( array( true, true, true ), $this->rights( $contributor ) );

		get_role( 'author' )?->remove_cap( 'manage_options' );
		get_role( 'contributor' )?->remove_cap( 'manage_options' );
		self::assertSame( array( false, false, false ), $this->rights( $author ), 'Nobody chose it.' );
		self::assertSame( array( false, true, false ), $this->rights( $contributor ), 'As chosen before.' );
		$settings = $this->rest( 'GET', '/settings' )->get_data()['settings'];
		self::assertSame(
			array( array( 'administrator', 'editor' ), array( 'administrator', 'contributor' ), array( 'administrator' ) ),
			array( $settings['create_edit_surveys'], $settings['view_results'], $settings['delete_surveys'] ),
			'The screen shows the same.'
		);
		$this->save( array(), array(), array( 'author' ) );
		self::assertSame( array( false, false, true ), $this->rights( $author ) );
		self::assertSame( array( false, false, false ), $this->rights( $contributor ) );
	}

	public function test_each_list_gives_its_right_and_losing_it_takes_it_at_once(): void {
		$editor = (int) username_exists( 'editor' );
		foreach ( array(
			array( array( 'editor' ), array(), array() ),
			array( array(), array( 'editor' ), array() ),
			array( array(), array(), array( 'editor' ) ),
			array( array( 'editor' ), array( 'editor' ), array( 'editor' ) ),
			array( array(), array(), array() ),
		) as $lists ) {
			$this->sign_in( 'administrator' );
			$this->save( ...$lists );
			self::assertSame(
				array( ...array_map( static fn ( array $list ): bool => array() !== $list, $lists ), false ),
				array_map( static fn ( Capability $capability ): bool => user_can( $editor, $capability->value ), array( Capability::Edit, Capability::View, Capability::Delete, Capability::Manage ) )
			);
			$this->sign_in( 'editor' );
			self::assertSame( array() === $lists[0] && array() === $lists[1] ? 403 : 404, $this->rest( 'GET', '/surveys/1' )->get_status() );
			self::assertSame( array() === $lists[1] ? 403 : 200, $this->rest( 'GET', '/results-summary', array( 'start_date' => '2026-11-20', 'end_date' => '2026-11-20' ) )->get_status() );
			self::assertSame( 403, $this->rest( 'GET', '/settings' )->get_status() );
			self::assertSame( 403, $this->rest( 'GET', '/settings/usage' )->get_status() );
		}
	}

	/**
	 * @param list<string> $edit   Of create_edit_surveys.
	 * @param list<string> $view   Of view_results.
	 * @param list<string> $delete Of delete_surveys.
	 */
	private function save( array $edit, array $view, array $delete ): void {
		$lists = array(
			'create_edit_surveys' => $edit,
			'view_results'        => $view,
			'delete_surveys'      => $delete,
		);
		self::assertSame( 200, $this->rest( 'POST', '/settings', array( 'settings' => $lists ) )->get_status() );
	}

	/**
	 * @return list<bool> May edit, view, delete.
	 */
	private function rights( int $user_id ): array {
		return array_map(
			static fn ( Capability $capability ): bool => user_can( $user_id, $capability->value ),
			array( Capability::Edit, Capability::View, Capability::Delete )
		);
	}
}
