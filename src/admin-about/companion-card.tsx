import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { CompanionInfo } from '../types';
import { useCompanion } from './use-companion';

interface Props {
	/** Key of the list. */
	name: string;
	companion: CompanionInfo;
}

function stateWords( { installed, active }: CompanionInfo ): string {
	if ( active ) {
		return __( 'Active', 'userfeedback' );
	}
	return installed ? __( 'Not active', 'userfeedback' ) : __( 'Not installed', 'userfeedback' );
}

/** One plugin: what it is for, its state, and the next step (ABOUT-03). */
export function CompanionCard( { name, companion }: Props ) {
	const { title, excerpt, installed, active } = companion;
	const { busy, run } = useCompanion( name, companion );
	const busyWords =
		busy === 'install'
			? // eslint-disable-next-line @wordpress/i18n-ellipsis -- Quoted by ABOUT-03.
				__( 'Installing...', 'userfeedback' )
			: // eslint-disable-next-line @wordpress/i18n-ellipsis -- As ABOUT-03.
				__( 'Activating...', 'userfeedback' );
	const label = installed
		? /* translators: %s: name of a plugin. */
			sprintf( __( 'Activate %s', 'userfeedback' ), title )
		: /* translators: %s: name of a plugin. */
			sprintf( __( 'Install %s', 'userfeedback' ), title );
	return (
		<li className="uf-companion" aria-label={ title }>
			<div className="uf-companion__body">
				<span className="uf-companion__letter" aria-hidden="true">
					{ title.charAt( 0 ) }
				</span>
				<h3>{ title }</h3>
				<p>{ excerpt }</p>
			</div>
			<div className="uf-companion__foot">
				<span className={ `uf-companion__state${ active ? ' is-active' : '' }` } role="status">
					{ stateWords( companion ) }
				</span>
				{ ( ! active || busy ) && (
					<Button
						size="compact"
						variant="secondary"
						isBusy={ busy !== null }
						disabled={ busy !== null }
						accessibleWhenDisabled
						onClick={ run }
						{ ...( busy ? {} : { 'aria-label': label } ) }
					>
						{ busy && busyWords }
						{ ! busy && ( installed ? __( 'Activate', 'userfeedback' ) : __( 'Install', 'userfeedback' ) ) }
					</Button>
				) }
			</div>
		</li>
	);
}
