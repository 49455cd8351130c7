import { Button, Icon } from '@wordpress/components';
import { check, closeSmall, gift } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { dismissNotice } from '../../shared/api/notices/mutators';
import { boot } from '../../shared/app/boot';
import { SlideOut } from '../../shared/components/slide-out';
import { upgradeLink } from '../../shared/lib/upgrade-link';
import { usePutAway } from '../../shared/lib/use-put-away';
import './lite-banner.scss';

function benefits(): string[] {
	return [
		__( '20+ premium templates', 'userfeedback' ),
		__( 'All question types and comment boxes', 'userfeedback' ),
		__( 'Page, device and behavior targeting', 'userfeedback' ),
		__( 'Scheduling, redirects and conditional email', 'userfeedback' ),
		__( 'Your own logo and colors', 'userfeedback' ),
		__( 'Export to CSV or XLSX', 'userfeedback' ),
	];
}

const ID = 'lite-banner';

/** Shows in Lite what Pro adds, below the list, until this person dismisses it (PLAN-07 to PLAN-10, A103). */
export function LiteBanner() {
	const { is_pro: isPro, lite_banner: wanted, owner } = boot();
	const { shown, slide, putAway } = usePutAway( wanted, async () => {
		await dismissNotice( ID );
		// The server says so on the next page only.
		boot().lite_banner = false;
	} );
	if ( isPro || ! shown ) {
		return null;
	}
	const link = upgradeLink( 'survey-list' );
	return (
		<SlideOut { ...slide }>
			<section className="uf-lite" aria-labelledby="uf-lite-title">
				<div>
					<h2 id="uf-lite-title">
						{ __( 'Get more from your surveys with UserFeedback Pro', 'userfeedback' ) }
					</h2>
					<ul>
						{ benefits().map( ( benefit ) => (
							<li key={ benefit }>
								<Icon icon={ check } size={ 20 } />
								{ benefit }
							</li>
						) ) }
					</ul>
					<p className="uf-lite__base">
						{ __( 'Unlimited surveys and responses are included in every plan.', 'userfeedback' ) }
					</p>
				</div>
				<div className="uf-lite__cta">
					{ owner.discount_percent > 0 && (
						<p>
							<Icon icon={ gift } size={ 24 } />
							<span>{ saving( owner.discount_percent, owner.coupon ) }</span>
						</p>
					) }
					{ link !== '' && (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							href={ link }
							target="_blank"
							rel="noreferrer"
						>
							{ __( 'Upgrade to Pro', 'userfeedback' ) }
							<span className="screen-reader-text">
								{ ' ' }
								{ __( '(opens in a new tab)', 'userfeedback' ) }
							</span>
						</Button>
					) }
				</div>
				<Button
					className="uf-lite__close"
					size="small"
					icon={ closeSmall }
					label={ __( 'Dismiss', 'userfeedback' ) }
					onClick={ putAway }
				/>
			</section>
		</SlideOut>
	);
}

function saving( percent: number, coupon: string ): string {
	const share = `${ percent }%`;
	return coupon === ''
		? sprintf(
				/* translators: %s: a share, e.g. 50%. */
				__( 'Lite users save %s. Your coupon is applied at checkout.', 'userfeedback' ),
				share
			)
		: sprintf(
				/* translators: 1: a share, e.g. 50%. 2: a coupon. */
				__( 'Lite users save %1$s with the coupon %2$s at checkout.', 'userfeedback' ),
				share,
				coupon
			);
}
