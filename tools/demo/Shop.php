<?php
declare(strict_types=1);

namespace UserFeedback\Demo;

use WP_Error;

/**
 * The surveys of the demo's shop beside the one of all question types. Each shows on a page of its own, so that
 * the front page asks one survey only.
 */
final class Shop {

	/**
	 * Creates and publishes them.
	 *
	 * @return array<string, int>|WP_Error Ids by name.
	 */
	public static function create(): array|WP_Error {
		$ids = array();
		foreach ( self::surveys() as $name => $survey ) {
			$page = Site::page( $survey['page'], $survey['page_title'], '<!-- wp:paragraph --><p>' . esc_html( $survey['page_title'] ) . '</p><!-- /wp:paragraph -->' );
			$id   = Survey::save(
				array(
					'title'     => $survey['title'],
					'type'      => $survey['type'] ?? 'survey',
					'questions' => $survey['questions'],
					'settings'  => array(
						'enable_tracking' => true,
						'targeting'       => array(
							'devices'    => array( 'desktop', 'tablet', 'mobile' ),
							'pages'      => 'include',
							'page_rules' => array(
								array(
									'logic'    => 'page_or_post_is',
									'operator' => '&&',
									'data'     => array(
										'id'    => $page,
										'label' => $survey['page_title'],
									),
								),
							),
						),
					),
				)
			);
			if ( is_wp_error( $id ) ) {
				return $id;
			}
			$ids[ $name ] = $id;
		}
		return $ids;
	}

	/**
	 * Page that a survey's visitors answer on.
	 */
	public static function page_of( string $name ): string {
		return self::surveys()[ $name ]['page'] ?? 'home';
	}

	/**
	 * What the surveys ask.
	 *
	 * @return array<string, array{title: string, type?: string, page: string, page_title: string, questions: list<array<string, mixed>>}>
	 */
	private static function surveys(): array {
		return array(
			'checkout'  => array(
				'title'      => 'How was your checkout?',
				'page'       => 'order-received',
				'page_title' => 'Order received',
				'questions'  => array(
					Survey::question(
						'found',
						'radio-button',
						'How did you find us today?',
						array( 'options' => array( 'Search engine', 'A friend', 'Instagram', 'Newsletter' ) )
					),
					Survey::question( 'paying', 'star-rating', 'How easy was paying?', array(), array( 'comment_box' => true ) ),
					Survey::question(
						'score',
						'nps',
						'How likely are you to order again?',
						array( 'options' => array( 'Not Likely', 'Extremely Likely' ) )
					),
					Survey::question( 'wish', 'long-text', 'What should we do better?' ),
				),
			),
			'recommend' => array(
				'title'      => 'Would you recommend Tidewater Coffee?',
				'type'       => 'nps',
				'page'       => 'my-account',
				'page_title' => 'My account',
				'questions'  => array(
					Survey::question(
						'score',
						'nps',
						'How likely are you to recommend our coffee to a friend?',
						array( 'options' => array( 'Not Likely', 'Extremely Likely' ) ),
						array( 'comment_box' => true )
					),
				),
			),
			'cart'      => array(
				'title'      => 'Why are you leaving your cart?',
				'page'       => 'cart',
				'page_title' => 'Cart',
				'questions'  => array(
					Survey::question(
						'reason',
						'radio-button',
						'Why are you leaving?',
						array( 'options' => array( 'Shipping cost', 'Price', 'Paying did not work', 'Only looking' ) )
					),
					Survey::question( 'more', 'text', 'Anything else?' ),
				),
			),
			'finder'    => array(
				'title'      => 'Roast finder: did it help?',
				'page'       => 'roast-finder',
				'page_title' => 'Roast finder',
				'questions'  => array(
					Survey::question(
						'helped',
						'radio-button',
						'Did the roast finder help?',
						array( 'options' => array( 'Yes', 'A little', 'No' ) )
					),
				),
			),
			'menu'      => array(
				'title'      => 'What belongs on the winter menu?',
				'page'       => 'winter-menu',
				'page_title' => 'Winter menu',
				'questions'  => array(
					Survey::question(
						'drinks',
						'checkbox',
						'What would you order?',
						array( 'options' => array( 'Spiced latte', 'Hot chocolate', 'Mulled apple juice', 'Chai' ) )
					),
				),
			),
		);
	}
}
