import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Notice } from '../components/notice';

interface Props {
	children: ReactNode;
	/** Replaces a failed part; without it, a notice with a way out does. */
	instead?: ReactNode;
	/** Address of the part: a failed one is tried again at another. */
	place?: string;
}

interface State {
	failed: boolean;
}

/**
 * Catches errors inside, e.g. of a chunk that an update removed from the server, so people see a notice instead of a
 * white page.
 */
export class ErrorBoundary extends Component< Props, State > {
	override state: State = { failed: false };

	static getDerivedStateFromError(): State {
		return { failed: true };
	}

	override componentDidUpdate( before: Props, { failed }: State ) {
		if ( failed && this.state.failed && before.place !== this.props.place ) {
			this.setState( { failed: false } );
		}
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

/** Replaces a screen that could not be rendered. */
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
