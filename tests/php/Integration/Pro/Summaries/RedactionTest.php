<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Summaries;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Pro\Summaries\Redaction;

/**
 * What is cut out of texts before they leave the site (A82).
 */
final class RedactionTest extends IntegrationTestCase {

	#[DataProvider( 'phones' )]
	public function test_a_phone_number_is_cut_out_however_it_is_written( string $phone ): void {
		self::assertSame( 'Call [phone], please.', Redaction::apply( "Call $phone, please.", array() ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function phones(): array {
		return array(
			'blanks'                    => array( '+49 30 1234567' ),
			'brackets'                  => array( '+49 (0) 30 / 123-4567' ),
			'dots'                      => array( '030.1234.567' ),
			'non-breaking blanks'       => array( "+49\u{A0}30\u{202F}1234567" ),
			'en dashes'                 => array( "030\u{2013}123\u{2013}4567" ),
			'minus'                     => array( "030 \u{2212}1234567" ),
			'Arabic digits'             => array( "\u{660}\u{661}\u{662} \u{663}\u{664}\u{665} \u{666}\u{667}\u{668}\u{669}" ),
			'full width'                => array( "\u{FF0B}\u{FF18}\u{FF11}\u{FF08}\u{FF10}\u{FF09}\u{FF13}\u{FF11}\u{FF12}\u{FF13}\u{FF14}\u{FF15}\u{FF16}" ),
			'mark of the direction'     => array( "+49 30\u{202C} 12\u{200B}345\u{AD}67" ),
			'only its end is in groups' => array( "0301234\u{2011}567" ),
		);
	}

	#[DataProvider( 'others' )]
	public function test_other_numbers_stay( string $text ): void {
		self::assertSame( $text, Redaction::apply( $text, array() ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function others(): array {
		return array(
			'price'        => array( 'It costs 12.50 EUR or 1,234,567.00 USD.' ),
			'date'         => array( "On 2026\u{2011}11\u{2011}27 at 10:30." ),
			'years'        => array( "2024 \u{2013} 2025 \u{2013} 2026" ),
			'order'        => array( 'Order 12345678' ),
			'Arabic price' => array( "\u{661}\u{662}\u{663} riyals" ),
		);
	}
}
