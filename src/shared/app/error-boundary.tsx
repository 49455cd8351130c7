import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Notice } from '../components/notice';

interface Props {
	children: ReactNode;
	/** What stands in the place of a part that failed; absent: a notice and a way out. */
	instead?: ReactNode;
}

interface State {
	failed: boolean;
}

/**
 * A failure inside, such as a part that an update removed from the server, does not spread: people see a notice
 * instead of a white page.
 */
export class ErrorBoundary extends Component< Props, State > {
	override state: State = { failed: false };

	static getDerivedStateFromError(): State {
		return { failed: true };
	}

	override render() {
		if ( ! this.state.failed ) {
			return this.props.children;
		}
		return (
			this.props.instead ?? (
				<div className="wrap">
					<ScreenFailed />
				</div>
			)
		);
	}
}

/** What stands where a screen could not be drawn. */
export function ScreenFailed() {
	return (
		<Notice status="error" isDismissible={ false }>
			<p>{ __( 'Something went wrong on this screen. Your saved data is safe.', 'userfeedback' ) }</p>
			<Button __next40pxDefaultSize variant="secondary" onClick={ () => window.location.reload() }>
				{ __( 'Reload the page', 'userfeedback' ) }
			</Button>{ ' ' }
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ () => {
					window.location.hash = '#/';
					window.location.reload();
				} }
			>
				{ __( 'Back to the start of this page', 'userfeedback' ) }
			</Button>
		</Notice>
	);
}
