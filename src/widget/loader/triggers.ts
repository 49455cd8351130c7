/**
 * When a floating survey starts (requirements WID-07 to WID-13, decisions A48,
 * A59). While it waits nothing shows.
 */
import type { BehaviorSettings, Device } from '../../types';
import { pageIsThere } from './page-is-there';

/** Height of the zone at the top of the window, in pixels (WID-10). */
const LEAVING_ZONE = 150;

/**
 * Calls back once, when the trigger is reached.
 *
 * @param behavior Timing of the survey as it travels: without one, as with `immediate`, it starts at once.
 * @param device   before_abandon is for desktops only.
 * @param start    What to do then.
 */
export function onTrigger( behavior: Partial< BehaviorSettings >, device: Device, start: () => void ): void {
	const until = ( event: 'mousemove' | 'scroll', reached: ( event: MouseEvent ) => boolean ) => {
		const listener = ( happened: Event ) => {
			if ( reached( happened as MouseEvent ) ) {
				removeEventListener( event, listener );
				start();
			}
		};
		addEventListener( event, listener );
	};

	if ( behavior.timing === 'delay' ) {
		setTimeout( start, ( behavior.timing_delay as number ) * 1000 );
	} else if ( behavior.timing === 'half_page' ) {
		const reached = () => {
			const page = document.documentElement;
			// A page that cannot be scrolled counts as scrolled (A59).
			return scrollY * 2 >= page.scrollHeight - page.clientHeight;
		};
		// A page grows while its pictures load.
		void pageIsThere().then( () => ( reached() ? start() : until( 'scroll', reached ) ) );
	} else if ( behavior.timing === 'before_abandon' ) {
		let last = 0;
		if ( device === 'desktop' ) {
			until( 'mousemove', ( { clientY: y } ) => {
				const up = y < last;
				last = y;
				return up && y < LEAVING_ZONE;
			} );
		}
	} else if ( behavior.timing ) {
		// A trigger of another plugin, whose script decides when.
		document.addEventListener( `userfeedback:trigger:${ behavior.timing }`, start, { once: true } );
	} else {
		start();
	}
}
