import { Component } from 'react';
import type { ReactNode } from 'react';

/** A mistake of ours ends the survey, never the visitor's page. */
export class Guard extends Component< { children: ReactNode }, { failed: boolean } > {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		return this.state.failed ? null : this.props.children;
	}
}
