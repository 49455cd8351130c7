import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check, closeSmall } from '@wordpress/icons';
import { chooseBlurb } from '../api/notices/mutators';
import { boot } from '../app/boot';
import { upgradeLink } from '../lib/upgrade-link';
import { usePutAway } from '../lib/use-put-away';
import { Sentence } from './sentence';
import { SlideOut } from './slide-out';
import './upgrade-banner.scss';

const DISMISSED = 'dismissed';

function benefits(): string[] {
	return [
		__( 'All question types', 'userfeedback' ),
		__( 'Comment boxes', 'userfeedback' ),
		__( '20+ premium templates', 'userfeedback' ),
		__( 'Custom logo and branding', 'userfeedback' ),
		__( 'Device and page targeting', 'userfeedback' ),
		__( 'Behavioral targeting', 'userfeedback' ),
		__( 'Scheduling', 'userfeedback' ),
		__( 'Export to CSV or XLSX', 'userfeedback' ),
	];
}

function Offer() {
	const { discount_percent: discount, coupon } = boot().owner;
	if ( discount <= 0 ) {
		return null;
	}
	return (
		<span className="uf-promo__offer">
			<Sentence
				text={
					coupon
						? sprintf(
								/* translators: 1: a share, e.g. 50%, 2: a coupon. */
								__(
									'Lite users get <b>%1$s off</b> at checkout with the coupon <code>%2$s</code>',
									'userfeedback'
								),
								`${ discount }%`,
								coupon
							)
						: sprintf(
								/* translators: %s: a share, e.g. 50%. */
								__( 'Lite users get <b>%s off</b> at checkout', 'userfeedback' ),
								`${ discount }%`
							)
				}
				places={ {
					b: ( words ) => <strong>{ words }</strong>,
					code: ( words ) => <span className="uf-promo__coupon">{ words }</span>,
				} }
			/>
		</span>
	);
}

/** Shows in Lite what Pro adds (PLAN-07 to PLAN-10). Each person can dismiss it for good (CALL-41). */
export function UpgradeBanner( { medium }: { medium: string } ) {
	const { shown, slide, putAway } = usePutAway( boot().blurb === '', async () => {
		boot().blurb = ( await chooseBlurb( DISMISSED ) ).value;
	} );
	if ( ! shown ) {
		return null;
	}
	const link = upgradeLink( medium );
	return (
		<SlideOut { ...slide }>
			<section className="uf-promo" aria-label={ __( 'UserFeedback Pro', 'userfeedback' ) }>
				<div>
					<h2>{ __( 'Get UserFeedback Pro and ask better questions', 'userfeedback' ) }</h2>
					<p>
						{ __( 'Lite stays yours: unlimited surveys, unlimited responses. Pro adds:', 'userfeedback' ) }
					</p>
					<ul>
						{ benefits().map( ( benefit ) => (
							<li key={ benefit }>
								<Icon icon={ check } size={ 20 } />
								{ benefit }
							</li>
						) ) }
					</ul>
				</div>
				<div className="uf-promo__ways">
					{ link && (
						<Button __next40pxDefaultSize variant="primary" href={ link } target="_blank" rel="noreferrer">
							{ __( 'Upgrade to Pro', 'userfeedback' ) }
						</Button>
					) }
					<Offer />
				</div>
				<Button
					className="uf-promo__close"
					size="small"
					icon={ closeSmall }
					label={ __( 'Dismiss', 'userfeedback' ) }
					onClick={ putAway }
				/>
			</section>
		</SlideOut>
	);
}
