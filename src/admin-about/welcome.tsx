import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chartBar, layout, lock, mobile, people, seen } from '@wordpress/icons';
import { boot } from '../shared/app/boot';
import { PageHeader } from '../shared/components/page-header';
import { can } from '../shared/lib/entitlements';
import { safeHref } from '../shared/lib/safe-href';
import { upgradeLink } from '../shared/lib/upgrade-link';
import { usePageTitle } from '../shared/lib/use-page-title';
import { firstSurvey } from './getting-started';
import './about.scss';

/** The first page after activation (ABOUT-08 to ABOUT-10). Video and testimonials come from the owner of the product. */
export function Welcome() {
	usePageTitle( __( 'Welcome', 'userfeedback' ) );
	const { testimonials, video_url: video, links } = boot().owner;
	const film = safeHref( video );
	return (
		<div className="wrap uf-about uf-welcome">
			<section className="uf-about__card uf-welcome__hero">
				<PageHeader title={ __( 'Welcome to UserFeedback', 'userfeedback' ) } />
				<p>
					{ __(
						'Ask visitors what they think, where they think it. Your first survey is live in about two minutes.',
						'userfeedback'
					) }
				</p>
				{ can( 'edit' ) && (
					<Button __next40pxDefaultSize variant="primary" href={ firstSurvey() }>
						{ __( 'Create Your First Survey', 'userfeedback' ) }
					</Button>
				) }
				{ film && (
					<p>
						<Button variant="link" href={ film } target="_blank" rel="noreferrer">
							{ __( 'Watch the tour, opens another site', 'userfeedback' ) }
						</Button>
					</p>
				) }
			</section>
			<section className="uf-about__card">
				<h2>{ __( 'What you can do', 'userfeedback' ) }</h2>
				<ul className="uf-welcome__features">
					{ features().map( ( { icon, title, text } ) => (
						<li key={ title }>
							<Icon icon={ icon } size={ 24 } />
							<div>
								<h3>{ title }</h3>
								<p>{ text }</p>
							</div>
						</li>
					) ) }
				</ul>
			</section>
			{ ! boot().is_pro && <Upgrade /> }
			{ testimonials.length > 0 && (
				<section className="uf-about__card">
					<h2>{ __( 'Testimonials', 'userfeedback' ) }</h2>
					<ul className="uf-welcome__features">
						{ testimonials.map( ( { text, name } ) => (
							<li key={ text }>
								<blockquote>
									<p>{ text }</p>
									{ name && <footer>{ name }</footer> }
								</blockquote>
							</li>
						) ) }
					</ul>
				</section>
			) }
			<div className="uf-welcome__foot">
				{ can( 'edit' ) && (
					<Button size="compact" variant="secondary" href={ firstSurvey() }>
						{ __( 'Create Your First Survey', 'userfeedback' ) }
					</Button>
				) }
				{ links.docs && (
					<Button size="compact" variant="tertiary" href={ links.docs } target="_blank" rel="noreferrer">
						{ __( 'Read the guide', 'userfeedback' ) }
					</Button>
				) }
			</div>
		</div>
	);
}

function features() {
	return [
		{
			icon: layout,
			title: __( 'Templates', 'userfeedback' ),
			text: __( 'Start from a ready survey.', 'userfeedback' ),
		},
		{
			icon: seen,
			title: __( 'Live preview', 'userfeedback' ),
			text: __( 'See what visitors see while you write.', 'userfeedback' ),
		},
		{
			icon: chartBar,
			title: __( 'Results', 'userfeedback' ),
			text: __( 'Shares with their margin of error.', 'userfeedback' ),
		},
		{ icon: lock, title: __( 'Your data', 'userfeedback' ), text: __( 'Stays in your database.', 'userfeedback' ) },
		{
			icon: mobile,
			title: __( 'Light', 'userfeedback' ),
			text: __( 'Nothing loads where no survey shows.', 'userfeedback' ),
		},
		{
			icon: people,
			title: __( 'For everybody', 'userfeedback' ),
			text: __( 'Keyboard, screen reader, right to left.', 'userfeedback' ),
		},
	];
}

/** Price and discount of the owner (ABOUT-10). */
function Upgrade() {
	const { price, discount_percent: discount } = boot().owner;
	const link = upgradeLink( 'welcome' );
	return (
		<section className="uf-about__card uf-about__promo" aria-label={ __( 'Upgrade', 'userfeedback' ) }>
			<div>
				<h2>{ __( 'Upgrade to Pro', 'userfeedback' ) }</h2>
				<ul className="uf-welcome__list">
					<li>{ __( 'All question types', 'userfeedback' ) }</li>
					<li>{ __( 'Comment boxes', 'userfeedback' ) }</li>
					<li>{ __( '20+ templates', 'userfeedback' ) }</li>
					<li>{ __( 'Targeting and scheduling', 'userfeedback' ) }</li>
					<li>{ __( 'Branding', 'userfeedback' ) }</li>
					<li>{ __( 'Export to CSV or XLSX', 'userfeedback' ) }</li>
				</ul>
				<p className="uf-about__quiet">
					{ __( 'Unlimited surveys and responses are included in every plan.', 'userfeedback' ) }
				</p>
			</div>
			<div className="uf-about__buy">
				{ price && (
					<b>
						{ sprintf(
							/* translators: %s: a price, e.g. $199. */
							__( '%s per year', 'userfeedback' ),
							`${ price.currency }${ price.per_year }`
						) }
					</b>
				) }
				{ link && (
					<Button __next40pxDefaultSize variant="primary" href={ link } target="_blank" rel="noreferrer">
						{ __( 'Upgrade to Pro', 'userfeedback' ) }
					</Button>
				) }
				{ discount > 0 && (
					<span>
						{ sprintf(
							/* translators: %s: a share, e.g. 50%. */
							__( '%s off for Lite users', 'userfeedback' ),
							`${ discount }%`
						) }
					</span>
				) }
			</div>
		</section>
	);
}
