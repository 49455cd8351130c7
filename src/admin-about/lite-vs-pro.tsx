import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check, closeSmall } from '@wordpress/icons';
import { boot } from '../shared/app/boot';
import { upgradeLink } from '../shared/lib/upgrade-link';

/** What only Pro has (ABOUT-07). */
function proOnly(): string[] {
	return [
		__( 'Full question types', 'userfeedback' ),
		__( 'Comment boxes', 'userfeedback' ),
		__( 'Templates', 'userfeedback' ),
		__( 'Logo', 'userfeedback' ),
		__( 'Branding', 'userfeedback' ),
		__( 'Device targeting', 'userfeedback' ),
		__( 'Answer randomization', 'userfeedback' ),
		__( 'Page targeting', 'userfeedback' ),
		__( 'Behavioral targeting', 'userfeedback' ),
		__( 'Scheduling', 'userfeedback' ),
		__( 'Enhanced notifications', 'userfeedback' ),
		__( 'Export to CSV or XLSX', 'userfeedback' ),
		__( 'Full support', 'userfeedback' ),
	];
}

function Mark( { included }: { included: boolean } ) {
	return (
		<span className={ included ? 'is-included' : 'is-missing' }>
			<Icon icon={ included ? check : closeSmall } size={ 20 } />
			{ included ? __( 'Included', 'userfeedback' ) : __( 'Not included', 'userfeedback' ) }
		</span>
	);
}

/** What Lite and Pro include (ABOUT-05 to ABOUT-07). */
export function LiteVsPro() {
	const both: string[] = [ __( 'Unlimited surveys', 'userfeedback' ), __( 'Unlimited responses', 'userfeedback' ) ];
	const link = upgradeLink( 'lite-vs-pro' );
	const discount = boot().owner.discount_percent;
	return (
		<section className="uf-about__card is-narrow is-flush" aria-label={ __( 'Lite versus Pro', 'userfeedback' ) }>
			<table className="uf-about__table">
				<caption className="screen-reader-text">{ __( 'What Lite and Pro include', 'userfeedback' ) }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Feature', 'userfeedback' ) }</th>
						<th scope="col">{ __( 'Lite', 'userfeedback' ) }</th>
						<th scope="col">{ __( 'Pro', 'userfeedback' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ [ ...both, ...proOnly() ].map( ( name ) => (
						<tr key={ name }>
							<th scope="row">{ name }</th>
							<td>
								<Mark included={ both.includes( name ) } />
							</td>
							<td>
								<Mark included />
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
			<div className="uf-about__foot">
				<span>
					{ __(
						'Lite has seven question types and five templates. The pricing page shows what each plan adds.',
						'userfeedback'
					) }{ ' ' }
					{ discount > 0 &&
						sprintf(
							/* translators: %s: a share, e.g. 50%. */
							__( 'Lite users get %s off Pro, applied at checkout.', 'userfeedback' ),
							`${ discount }%`
						) }
				</span>
				{ link && (
					<Button __next40pxDefaultSize variant="primary" href={ link } target="_blank" rel="noreferrer">
						{ __( 'Upgrade to Pro', 'userfeedback' ) }
					</Button>
				) }
			</div>
		</section>
	);
}
