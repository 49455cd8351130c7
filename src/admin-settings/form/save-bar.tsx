import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../shared/format/numbers';
import './save-bar.scss';

interface Props {
	/** Number of settings that are not saved. */
	unsaved: number;
	isSaving: boolean;
	onSave: () => void;
}

/** The Save Settings button, always in sight (STG-04). */
export function SaveBar( { unsaved, isSaving, onSave }: Props ) {
	return (
		<div className="uf-savebar">
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isSaving }
				disabled={ isSaving }
				accessibleWhenDisabled
				onClick={ onSave }
			>
				{ __( 'Save Settings', 'userfeedback' ) }
			</Button>
			<span aria-live="polite">
				{ unsaved > 0 &&
					sprintf(
						/* translators: %s: number of changes. */
						_n( '%s change not saved', '%s changes not saved', unsaved, 'userfeedback' ),
						formatNumber( unsaved )
					) }
			</span>
		</div>
	);
}
