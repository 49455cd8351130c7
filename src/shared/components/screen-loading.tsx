import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './screen-loading.scss';

/** Shows while the code of a screen loads. */
export function ScreenLoading() {
	return (
		<div className="uf-screen-loading" role="status">
			<Spinner />
			<span className="screen-reader-text">{ __( 'Loading…', 'userfeedback' ) }</span>
		</div>
	);
}
