<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Languages;

/**
 * Answers that are made of several texts are the source's; a consent keeps the words that its visitor read.
 */
final class ComposedTextsTest extends LanguagesTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->ask(
			array(
				self::question(
					'm',
					'matrix',
					array(
						'options'    => array( 'Poor', 'Good' ),
						'option_ids' => array( 'poor', 'good' ),
						'rows'       => array(
							array(
								'id'    => 'taste',
								'label' => 'Taste',
							),
							array(
								'id'    => 'price',
								'label' => 'Price',
							),
						),
					)
				),
				self::question(
					'c',
					'consent',
					array(
						'text' => 'I [agree].',
						'link' => 'https://shop.test/privacy',
						'must' => true,
					)
				),
			)
		);
		$this->translate(
			'de-DE',
			array(
				'questions.m.options.good'     => 'Gut',
				'questions.m.rows.taste.label' => 'Geschmack',
				'questions.c.text'             => 'Ich [stimme zu].',
			)
		);
		$this->sign_in( '' );
	}

	public function test_rows_are_listed_by_their_ids_and_codes_are_not(): void {
		$this->sign_in( 'administrator' );
		$reply = (string) wp_json_encode( $this->call( 'GET' )->get_data(), JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'questions.m.rows.price.label', $reply );
		self::assertStringNotContainsString( 'rows.price.id', $reply );
		self::assertStringNotContainsString( 'questions.c.link', $reply );
	}

	public function test_answers_in_a_language_are_stored(): void {
		$this->answer(
			array(
				'm' => array( 'Geschmack: Gut', 'Price: Poor' ),
				'c' => 'Ich stimme zu.',
			),
			'de-DE'
		);
		$this->answer(
			array(
				'm' => array( 'Taste: Good' ),
				'c' => 'I agree.',
			),
			'en-US'
		);
		self::assertSame(
			array( 'Taste: Good', 'Price: Poor', 'Ich stimme zu. (https://shop.test/privacy)', 'Taste: Good', 'I agree. (https://shop.test/privacy)' ),
			$this->wpdb()->get_col( "SELECT value_text FROM {$this->table( 'answer' )} ORDER BY response_id, question_id DESC, position" )
		);
		self::assertSame( 422, $this->send( array( 'c' => 'Ich stimme allem zu.' ), 'de-DE' ) );
	}

	public function test_a_consent_of_before_its_translation_was_mended_is_stored(): void {
		$this->sign_in( 'administrator' );
		$this->call( 'POST', '/de-DE', array( 'texts' => array( 'questions.c.text' => 'Ich [stimme] zu!' ) ) );
		$this->sign_in( '' );
		$this->answer( array( 'c' => 'Ich stimme zu!' ), 'de-DE' );
		$this->answer( array( 'c' => 'Ich stimme zu.' ), 'de-DE' );
	}

	public function test_an_untranslated_consent_beside_the_other_direction_is_sent_back_as_it_was_read(): void {
		$this->sign_in( 'administrator' );
		$this->translate( 'ar', array( 'questions.m.rows.taste.label' => 'طعم' ) );
		$this->sign_in( '' );
		$reply = json_decode( (string) wp_json_encode( $this->texts( 'ar' )->get_data() ), true );
		self::assertTrue( $reply['rtl'] );
		$text = array_column( $reply['survey']['questions'], null, 'id' )['c']['config']['text'];
		self::assertSame( 'I [agree].', $text );
		$this->answer( array( 'c' => str_replace( array( '[', ']' ), '', $text ) ), 'ar' );
	}

	/**
	 * @param array<string, mixed> $answers By question.
	 */
	private function send( array $answers, string $language ): int {
		return $this->submit( $this->id, array( 'language' => $language ) + $this->body( $answers ) )->get_status();
	}

	/**
	 * @param array<string, mixed> $answers By question.
	 */
	private function answer( array $answers, string $language ): void {
		self::assertSame( 201, $this->send( $answers, $language ) );
	}
}
