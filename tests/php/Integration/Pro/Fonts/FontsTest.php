<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Fonts;

use DateTimeImmutable;
use UserFeedback\Database\Uninstaller;
use UserFeedback\Display\FontFolder;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\WidgetFont;
use UserFeedback\Pro\Fonts\FetchFont;
use UserFeedback\Pro\Fonts\FontHost;
use UserFeedback\Pro\Fonts\FontList;
use UserFeedback\Pro\Fonts\FontStore;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Support\Failure;
use UserFeedback\Support\FixedClock;
use UserFeedback\Tests\FontService;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The chosen font is fetched once, checked, and served from this site (A70).
 */
final class FontsTest extends IntegrationTestCase {

	private FontStore $store;
	private string $list = '';

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
		FontService::switch_to( 'normal' );
		$this->list = (string) wp_tempnam( 'fonts' );
		file_put_contents( $this->list, '[["Lora","serif",[400,700]],["Inter","sans-serif",[400]]]' );
		$this->days_later( 0 );
	}

	protected function tearDown(): void {
		array_map( array( FontFolder::class, 'delete' ), FontFolder::all() );
		delete_option( WidgetFont::OPTION );
		delete_option( 'userfeedback_core_settings' );
		remove_all_filters( 'userfeedback_font_from_host' );
		remove_all_filters( 'font_dir' );
		unlink( $this->list );
		parent::tearDown();
	}

	public function test_a_font_is_fetched_once_and_comes_from_this_site(): void {
		$this->choose( 'Lora', '700' );
		self::assertNull( $this->get()['font'] );
		self::assertSame( array( 'family' => 'Lora', 'weight' => '700' ), WidgetFont::of( 'Lora', '700' ) );

		$before = count( FontService::calls() );
		self::assertNull( $this->fetch( 'Lora', '700' ) );
		$font = $this->get()['font'];
		self::assertSame( array( 'Lora', '700', 2 ), array( $font['family'], $font['weight'], $font['files'] ) );
		self::assertSame( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( $font['stylesheet'], PHP_URL_HOST ) );
		$calls = array_slice( FontService::calls(), $before );
		self::assertSame( array( '/css2?family=Lora:wght@700&display=swap', '/s/latin.woff2', '/s/latin-ext.woff2' ), array_column( $calls, 'path' ) );
		foreach ( $calls as $call ) {
			self::assertStringNotContainsString( 'localhost', $call['agent'] . $call['referer'] );
			self::assertStringNotContainsString( 'WordPress', $call['agent'] );
			self::assertSame( '', $call['referer'] );
		}

		$css = $this->sheet();
		self::assertStringNotContainsString( 'http', $css );
		self::assertSame( 2, substr_count( $css, '@font-face' ) );
		self::assertStringContainsString( 'unicode-range:U+0100-02BA, U+1E00-1E9F;', $css );
		self::assertSame( array( 'Lora', '700', $font['stylesheet'] ), array_values( WidgetFont::of( 'Lora', '700' ) ) );
		$this->get();
		self::assertCount( $before + 3, FontService::calls(), 'Reading asks nobody.' );
	}

	/**
	 * @dataProvider failures
	 */
	public function test_a_failure_changes_nothing_and_names_its_reason( string $mode, string $words ): void {
		$this->choose( 'Lora', '400' );
		$this->fetch( 'Lora', '400' );
		$before  = get_option( WidgetFont::OPTION );
		$folders = FontFolder::all();
		$this->choose( 'Inter', '400' );
		FontService::switch_to( $mode );
		$failure = $this->fetch( 'Inter', '400' );
		self::assertSame( 503, $failure?->status, $mode );
		self::assertStringContainsString( $words, $failure->getMessage() );
		self::assertSame( $before, get_option( WidgetFont::OPTION ) );
		self::assertSame( $folders, FontFolder::all() );
		self::assertSame( 'Lora', WidgetFont::of( 'Inter', '400' )['family'] ?? '', 'The old font is kept.' );
		FontService::switch_to( 'normal' );
		self::assertNull( $this->fetch( 'Inter', '400' ), 'Retry.' );
		self::assertSame( 'Inter', WidgetFont::of( 'Inter', '400' )['family'] ?? '' );
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function failures(): array {
		return array(
			array( 'down', 'did not answer' ),
			array( 'error', 'did not answer' ),
			array( 'unknown', 'not a font' ),
			array( 'html', 'not a font' ),
			array( 'elsewhere', 'not a font' ),
			array( 'picture', 'not a font' ),
			array( 'cut', 'not a font' ),
			array( 'huge', 'not a font' ),
			array( 'many', 'not a font' ),
		);
	}

	public function test_nothing_of_a_hostile_style_sheet_is_kept(): void {
		FontService::switch_to( 'hostile' );
		self::assertNull( $this->fetch( 'Lora', '400' ) );
		self::assertStringNotContainsString( 'evil', $this->sheet() );
		self::assertStringNotContainsString( '@import', $this->sheet() );
	}

	public function test_input_role_and_plan_are_checked_before_anybody_is_asked(): void {
		$before = count( FontService::calls() );
		foreach ( array( 'family' => array( 'Comic Sans', '400' ), 'weight' => array( 'Lora', '300' ) ) as $field => $font ) {
			$failure = $this->fetch( ...$font );
			self::assertSame( 422, $failure?->status );
			self::assertSame( array( $field ), array_keys( $failure->params ) );
		}
		$wrong = array( 'family' => '../x', 'weight' => '400' );
		self::assertSame( 422, $this->rest( 'POST', '/settings/font', $wrong )->get_status() );
		self::assertSame( 400, $this->rest( 'POST', '/settings/font', array( 'weight' => '4' ) + $wrong )->get_status() );
		foreach ( array( 'editor', '' ) as $role ) {
			$this->sign_in( $role );
			self::assertContains( $this->rest( 'POST', '/settings/font', $wrong )->get_status(), array( 401, 403 ) );
		}
		self::assertCount( $before, FontService::calls() );
	}

	public function test_an_unwritable_folder_is_told(): void {
		$file = (string) wp_tempnam( 'file' );
		add_filter( 'font_dir', static fn ( array $dir ): array => array( 'path' => $file ) + $dir );
		$failure = $this->fetch( 'Lora', '400' );
		self::assertSame( 500, $failure?->status );
		self::assertStringContainsString( 'uploads folder', $failure->getMessage() );
		self::assertFalse( get_option( WidgetFont::OPTION ) );
		unlink( $file );
	}

	public function test_files_go_when_no_cached_page_can_name_them(): void {
		$this->fetch( 'Lora', '400' );
		$lora = FontFolder::all();
		$this->fetch( 'Inter', '400' );
		self::assertCount( 2, FontFolder::all() );
		$this->store->sweep();
		self::assertCount( 2, FontFolder::all(), 'A page of yesterday names Lora.' );
		$this->days_later( 31 );
		$this->store->sweep();
		self::assertCount( 1, FontFolder::all() );
		self::assertNotSame( $lora, FontFolder::all() );
		self::assertNotNull( $this->store->current(), 'The font in use stays.' );
	}

	public function test_the_theme_s_font_again_ends_the_use(): void {
		$this->choose( 'Lora', '400' );
		$this->fetch( 'Lora', '400' );
		update_option( 'userfeedback_core_settings', array( 'widget_font' => null ) );
		self::assertNull( WidgetFont::of( '', '400' ) );
		self::assertNull( WidgetFont::here() );
		$this->days_later( 31 );
		do_action( 'wp_scheduled_delete' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$this->store->sweep();
		self::assertSame( array(), FontFolder::all() );
	}

	public function test_only_a_filter_sends_visitors_to_the_font_host(): void {
		$this->fetch( 'Lora', '400' );
		add_filter( 'userfeedback_font_from_host', '__return_true' );
		self::assertSame(
			'https://fonts.googleapis.com/css2?family=Open%20Sans:wght@400&display=swap',
			WidgetFont::of( 'Open Sans', '400' )['stylesheet'] ?? ''
		);
	}

	public function test_uninstalling_deletes_the_files(): void {
		$this->fetch( 'Lora', '400' );
		update_option( 'userfeedback_core_settings', array( 'uninstall_remove_data' => false ) );
		( new Uninstaller( $this->wpdb() ) )->run();
		self::assertCount( 1, FontFolder::all(), 'The owner keeps the data.' );
		array_map( array( FontFolder::class, 'delete' ), FontFolder::all() );
		self::assertSame( array(), FontFolder::all() );
	}

	public function test_the_list_of_the_build_has_about_a_thousand_families(): void {
		$file = dirname( __DIR__, 5 ) . '/build/pro-fonts.json';
		if ( ! is_file( $file ) ) {
			self::markTestSkipped( 'npm run build makes the list.' );
		}
		$list = json_decode( (string) file_get_contents( $file ), true );
		self::assertIsArray( $list );
		self::assertGreaterThan( 900, count( $list ) );
		self::assertLessThan( 1100, count( $list ) );
		foreach ( $list as list( $family, $category, $weights ) ) {
			self::assertMatchesRegularExpression( '/^[A-Za-z0-9 ]+$/', $family );
			self::assertContains( $category, array( 'serif', 'sans-serif', 'display', 'handwriting', 'monospace' ) );
			self::assertNotSame( array(), $weights );
			self::assertSame( array(), array_diff( $weights, range( 100, 900, 100 ) ) );
		}
		self::assertSame( array( '400', '500', '600', '700' ), ( new FontList() )->weights( 'Lora' ) );
	}

	private function choose( string $family, string $weight ): void {
		update_option( 'userfeedback_core_settings', array( 'widget_font' => array( 'family' => $family, 'weight' => $weight ) ) );
	}

	/**
	 * @return Failure|null Null when visitors get the font now.
	 */
	private function fetch( string $family, string $weight ): ?Failure {
		try {
			( new FetchFont(
				$this->container()->get( Entitlements::class ),
				new FontList( $this->list ),
				new FontHost( FontService::url() ),
				$this->store
			) )->run( $family, $weight );
			return null;
		} catch ( Failure $failure ) {
			return $failure;
		}
	}

	/**
	 * @return array<string, mixed>
	 */
	private function get(): array {
		return (array) $this->rest( 'GET', '/settings/font' )->get_data();
	}

	private function sheet(): string {
		$folder = WidgetFont::here()['folder'] ?? '';
		return (string) file_get_contents( wp_get_font_dir()['path'] . "/$folder/font.css" );
	}

	private function days_later( int $days ): void {
		$this->store = new FontStore(
			$this->container()->get( LiveIndex::class ),
			new FixedClock( new DateTimeImmutable( "+$days days" ) )
		);
	}
}
