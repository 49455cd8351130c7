<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Display;

use PHPUnit\Framework\TestCase;
use UserFeedback\Display\Icons;
use UserFeedback\Display\InlineHeight;
use UserFeedback\Pro\QuestionTypes\ImageRadioType;
use UserFeedback\Surveys\QuestionTypes\CoreTypes;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

final class IconsTest extends TestCase {

	private string $folder = '';

	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/userfeedback-icons-' . uniqid() . '/';
		mkdir( $this->folder );
		file_put_contents( $this->folder . 'solid.json', '{"mug-hot":[512,384,"M1 2z"],"odd":["x"]}' );
	}

	protected function tearDown(): void {
		unlink( $this->folder . 'solid.json' );
		rmdir( $this->folder );
	}

	public function test_an_icon_gets_its_shape(): void {
		self::assertSame(
			array(
				'name'    => 'mug-hot',
				'style'   => 'solid',
				'viewBox' => '0 0 512 384',
				'path'    => 'M1 2z',
			),
			( new Icons( $this->folder ) )->resolve(
				array(
					'name'  => 'mug-hot',
					'style' => 'solid',
				)
			)
		);
	}

	public function test_a_missing_icon_or_file_is_no_failure(): void {
		$icons = new Icons( $this->folder );
		self::assertSame(
			array(
				'name'  => 'gone',
				'style' => 'solid',
			),
			$icons->resolve(
				array(
					'name'  => 'gone',
					'style' => 'solid',
				)
			)
		);
		self::assertSame(
			array(
				'name'  => 'odd',
				'style' => 'solid',
			),
			$icons->resolve(
				array(
					'name'  => 'odd',
					'style' => 'solid',
				)
			)
		);
		self::assertSame(
			array(
				'name'  => 'github',
				'style' => 'brands',
			),
			$icons->resolve(
				array(
					'name'  => 'github',
					'style' => 'brands',
				)
			)
		);
		self::assertSame(
			array(
				'name'  => 'x',
				'style' => 'solid',
			),
			$icons->resolve(
				array(
					'name'  => 'x',
					'style' => '../../secret',
				)
			)
		);
	}

	public function test_only_icons_of_options_are_resolved(): void {
		$icons = new Icons( $this->folder );
		self::assertSame( 'Tea', $icons->option( 'Tea' ) );
		self::assertSame(
			array(
				'label' => 'Tea',
				'icon'  => null,
			),
			$icons->option(
				array(
					'label' => 'Tea',
					'icon'  => null,
				)
			)
		);
		self::assertSame(
			'M1 2z',
			$icons->option(
				array(
					'label' => 'Tea',
					'icon'  => array(
						'name'  => 'mug-hot',
						'style' => 'solid',
					),
				)
			)['icon']['path'] ?? null
		);
	}

	public function test_the_widget_gets_the_shape_alone(): void {
		$icons = new Icons( $this->folder );
		$mug   = array(
			'label' => 'Tea',
			'icon'  => array(
				'name'  => 'mug-hot',
				'style' => 'solid',
			),
		);
		self::assertSame(
			array(
				'label' => 'Tea',
				'icon'  => array(
					'viewBox' => '0 0 512 384',
					'path'    => 'M1 2z',
				),
			),
			$icons->drawn( $mug )
		);
		$mug['icon']['name'] = 'gone';
		self::assertSame(
			array(
				'label' => 'Tea',
				'icon'  => null,
			),
			$icons->drawn( $mug )
		);
		self::assertSame( 'Tea', $icons->drawn( 'Tea' ) );
	}

	public function test_height_grows_with_the_answers(): void {
		$types = new QuestionTypeRegistry();
		CoreTypes::register( $types );
		$types->register( new ImageRadioType() );
		$heights = new InlineHeight( $types );
		$height  = static fn ( string $json ): int => $heights->of( (object) json_decode( $json ) );
		self::assertSame(
			$height( '{"type":"radio-button","config":{"options":["a","b"]}}' ) + 53,
			$height( '{"type":"radio-button","config":{"options":["a","b","c"]}}' )
		);
		self::assertSame(
			$height( '{"type":"image-radio","config":{"options":["a","b"]}}' ) + 138,
			$height( '{"type":"image-radio","config":{"options":["a","b","c","d"]}}' )
		);
		self::assertGreaterThan(
			$height( '{"type":"email","config":{}}' ),
			$height( '{"type":"email","config":{"include_name":true}}' )
		);
		self::assertGreaterThan( 100, $height( '{}' ) );
		$twelve = '"options":["a","b","c","d","e","f","g","h","i","j","k","l"]';
		self::assertGreaterThan(
			$height( '{"type":"radio-button","config":{' . $twelve . '}}' ),
			$height( '{"type":"choices","config":{' . $twelve . '}}' ),
			'A field that searches them stands above.'
		);
		self::assertLessThan(
			$height( '{"type":"choices","config":{"several":true,"options":["a","b","c","d"]}}' ),
			$height( '{"type":"choices","config":{"several":true,"options":["a","b","c","d"],"columns":2}}' )
		);
		self::assertSame(
			$height( '{"type":"radio-button","config":{"options":["a","b"],"description":"x"}}' ),
			$height( '{"type":"details:radio-button","config":{"options":["a","b"],"help":"See [here](https://example.org)"}}' )
		);
	}
}
