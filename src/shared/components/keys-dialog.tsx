import { Modal, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { switchKeys, useKeysOn } from '../lib/use-keys';
import './keys-dialog.scss';

interface Props {
	keys: { key: string; does: string }[];
	onClose: () => void;
}

/** The keys of a screen, and the way to switch them off. */
export function KeysDialog( { keys, onClose }: Props ) {
	const on = useKeysOn();
	return (
		<Modal title={ __( 'Keyboard shortcuts', 'userfeedback' ) } size="small" onRequestClose={ onClose }>
			<dl className="uf-keys">
				{ keys.map( ( { key, does } ) => (
					<div key={ key }>
						<dt>
							<kbd>{ key }</kbd>
						</dt>
						<dd>{ does }</dd>
					</div>
				) ) }
			</dl>
			<ToggleControl
				label={ __( 'Use these keys', 'userfeedback' ) }
				help={ __( 'They are off while you type. The choice holds for this browser.', 'userfeedback' ) }
				checked={ on }
				onChange={ switchKeys }
			/>
		</Modal>
	);
}
