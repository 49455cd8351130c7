import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { caution, check } from '@wordpress/icons';
import { useTestWebhook } from '../../../shared/api/webhooks/queries';
import type { TestOf } from '../../../shared/api/webhooks/queries';
import { reasonOf } from '../../../shared/components/error-notice';

/** Sends a message with made answers and shows in words how that went. */
export function TestButton( test: TestOf ) {
	const { mutate, data, error, isPending } = useTestWebhook();
	const failed = error ? reasonOf( error ) || __( 'The test could not be sent.', 'userfeedback' ) : '';
	const text = isPending ? __( 'Sending…', 'userfeedback' ) : failed || data?.message || '';
	const isOk = ! isPending && failed === '' && data?.ok === true;
	return (
		<div className="uf-hookform__test">
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isPending }
				disabled={ isPending || test.url.trim() === '' }
				accessibleWhenDisabled
				onClick={ () => mutate( test ) }
			>
				{ __( 'Send a test', 'userfeedback' ) }
			</Button>
			<span role="status" className={ isOk ? 'is-ok' : 'is-not' }>
				{ ! isPending && text !== '' && <Icon icon={ isOk ? check : caution } size={ 20 } /> }
				{ text }
			</span>
		</div>
	);
}
