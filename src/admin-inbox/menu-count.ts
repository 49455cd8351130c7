import { formatNumber } from '../shared/format/numbers';

/** The server counts so far for the menu (`Inbox\UnreadBubble`). */
const MOST = 99;

/** Keeps the number in the menu right while somebody reads. */
export function showMenuCount( unread: number ): void {
	const bubble = document.querySelector< HTMLElement >( '#adminmenu .uf-unread' );
	const number = bubble?.querySelector( '.pending-count' );
	if ( bubble && number ) {
		bubble.className = bubble.className.replace( /count-\d+/, `count-${ unread }` );
		bubble.hidden = unread === 0;
		number.textContent = unread > MOST ? `${ formatNumber( MOST ) }+` : formatNumber( unread );
	}
}
