import { vi } from 'vitest';

type Report = ( entries: { isIntersecting: boolean }[], observer: { disconnect: () => void } ) => void;

/**
 * jsdom has no observer of what is in view.
 *
 * @param inView Whether each element is in view as soon as it is observed.
 */
export function setInView( inView: boolean ): void {
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor( private report: Report ) {}
			observe() {
				if ( inView ) {
					this.report( [ { isIntersecting: true } ], this );
				}
			}
			disconnect() {}
		}
	);
}
