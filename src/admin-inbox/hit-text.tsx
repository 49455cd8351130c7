import type { InboxText } from '../types';

/** What somebody wrote, with the places that the server found marked. */
export function HitText( { text: { text, hits } }: { text: InboxText } ) {
	let end = 0;
	const parts = hits.map( ( { start, length } ) => {
		const before = text.slice( end, start );
		end = start + length;
		return (
			<span key={ start }>
				{ before }
				<mark>{ text.slice( start, end ) }</mark>
			</span>
		);
	} );
	return (
		<>
			{ parts }
			{ text.slice( end ) }
		</>
	);
}

/** The text that stands for a response: the first hit, else the first. */
export function mainText( texts: InboxText[] ): InboxText | undefined {
	return texts.find( ( { hits } ) => hits.length > 0 ) ?? texts[ 0 ];
}
