<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * What the plans add: words for locked controls, in both editions. Nothing is
 * decided here; Pro decides by Pro\Plan\Feature, which has a case for each.
 */
final class Offers {

	/**
	 * The least plan that brings it, and the addon that it comes with, or ''.
	 */
	public const ALL = array(
		'rating-questions'  => array(
			'plan'  => 'plus',
			'addon' => 'question-types',
		),
		'picture-questions' => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'question-settings' => array(
			'plan'  => 'plus',
			'addon' => 'question-types',
		),
		'thank-you-message' => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'redirects'         => array(
			'plan'  => 'plus',
			'addon' => 'behavior',
		),
		'behavior'          => array(
			'plan'  => 'plus',
			'addon' => 'behavior',
		),
		'scheduling'        => array(
			'plan'  => 'plus',
			'addon' => 'behavior',
		),
		'branding'          => array(
			'plan'  => 'plus',
			'addon' => 'branding',
		),
		'devices'           => array(
			'plan'  => 'pro',
			'addon' => 'targeting',
		),
		'page-rules'        => array(
			'plan'  => 'pro',
			'addon' => 'targeting',
		),
		'geo'               => array(
			'plan'  => 'pro',
			'addon' => 'geo-restrictions',
		),
		'google-drive'      => array(
			'plan'  => 'pro',
			'addon' => 'google-drive',
		),
		'email-logic'       => array(
			'plan'  => 'pro',
			'addon' => '',
		),
		'templates'         => array(
			'plan'  => 'plus',
			'addon' => 'templates',
		),
		'export'            => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'range-30-days'     => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'ai-summary'        => array(
			'plan'  => 'pro',
			'addon' => '',
		),
		'manage-responses'  => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'access-roles'      => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'widget-look'       => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'heatmaps'          => array(
			'plan'  => 'elite',
			'addon' => 'heatmaps',
		),
		'post-ratings'      => array(
			'plan'  => 'pro',
			'addon' => 'post-ratings',
		),
		'filters'           => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'breakdown'         => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'trend'             => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'annotations'       => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'shared-reports'    => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'compare'           => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'webhooks'          => array(
			'plan'  => 'pro',
			'addon' => '',
		),
		'paths'             => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'languages'         => array(
			'plan'  => 'plus',
			'addon' => '',
		),
		'revisions'         => array(
			'plan'  => 'plus',
			'addon' => '',
		),
	);

	/**
	 * Slugs of the addons. Visitors' pages ask, and do not read addons.json for it.
	 *
	 * @return list<string>
	 */
	public static function addons(): array {
		return array_values( array_unique( array_filter( array_column( self::ALL, 'addon' ) ) ) );
	}
}
