import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { featuredItem } from '../domain/featured';
import { boot } from '../shared/app/boot';
import { can } from '../shared/lib/entitlements';
import { pageUrl } from '../shared/lib/pages';
import { upgradeLink } from '../shared/lib/upgrade-link';
import { firstSurvey } from './getting-started';

interface Item {
	title: string;
	text: string;
	words: string;
	link: string;
	external: boolean;
	more?: string;
}

function itemOf( kind: ReturnType< typeof featuredItem > ): Item {
	const { discount_percent: discount } = boot().owner;
	switch ( kind ) {
		case 'lite':
			return {
				title: __( 'Get UserFeedback Pro and ask better questions', 'userfeedback' ),
				text: __(
					'Lite stays yours: unlimited surveys, unlimited responses. Pro adds all question types, comment boxes, templates, targeting, scheduling and exports.',
					'userfeedback'
				),
				words: __( 'Upgrade to Pro', 'userfeedback' ),
				link: upgradeLink( 'growth-tools' ),
				external: true,
				...( discount > 0
					? {
							more: sprintf(
								/* translators: %s: a share, e.g. 50%. */
								__( 'Lite users get %s off at checkout', 'userfeedback' ),
								`${ discount }%`
							),
						}
					: {} ),
			};
		case 'pro':
			return {
				title: __( 'Activate your license', 'userfeedback' ),
				text: __(
					'Pro is installed. A license key opens the addons of your plan and brings updates.',
					'userfeedback'
				),
				words: __( 'Activate License', 'userfeedback' ),
				link: can( 'manage' ) ? pageUrl( 'settings', '/general' ) : '',
				external: false,
			};
		case 'elite':
			return {
				title: __( 'Get every addon with Elite', 'userfeedback' ),
				text: __( 'Elite has all addons, heatmaps included.', 'userfeedback' ),
				words: __( 'Upgrade to Elite', 'userfeedback' ),
				link: upgradeLink( 'growth-tools-elite' ),
				external: true,
			};
		case 'guide':
			return {
				title: __( 'You have everything. Ask your next question', 'userfeedback' ),
				text: __( 'Your plan has all addons. Three questions lead you to another survey.', 'userfeedback' ),
				words: __( 'Create Survey', 'userfeedback' ),
				link: can( 'edit' ) ? firstSurvey() : '',
				external: false,
			};
	}
}

/** The one featured item (ABOUT-13). */
export function Featured() {
	const { title, text, words, link, external, more } = itemOf( featuredItem( boot() ) );
	return (
		<div className="uf-about__card uf-about__promo">
			<div>
				<h3>{ title }</h3>
				<p>{ text }</p>
			</div>
			{ link && (
				<div className="uf-about__buy">
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ link }
						{ ...( external ? { target: '_blank', rel: 'noreferrer' } : {} ) }
					>
						{ words }
					</Button>
					{ more && <span>{ more }</span> }
				</div>
			) }
		</div>
	);
}
