import { __ } from '@wordpress/i18n';
import type { ImageOption } from '../../types';

interface Attachment {
	id: number;
	url: string;
	alt?: string;
	sizes?: Record< string, { url: string } >;
}

interface MediaFrame {
	on: ( event: string, run: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( what: 'selection' ) => {
			first: () => { toJSON: () => Attachment } | undefined;
			add: ( attachment: unknown ) => void;
		};
	};
}

interface Media {
	( options: { title: string; button: { text: string }; library: { type: string }; multiple: boolean } ): MediaFrame;
	attachment: ( id: number ) => { fetch: () => void };
}

declare global {
	interface CoreScripts {
		media?: Media;
	}
	interface Window {
		wp?: CoreScripts;
	}
}

/** Width that fits a tile on a sharp screen without loading the original. */
const PREFERRED_SIZES = [ 'medium', 'large', 'full' ];

/**
 * The site's own media library: images only, one of them (QST-28).
 */
export function pickImage(
	current: number | null,
	onPick: ( image: NonNullable< ImageOption[ 'image' ] > ) => void
): void {
	const media = window.wp?.media;
	if ( ! media ) {
		return;
	}
	const frame = media( {
		title: __( 'Choose an image', 'userfeedback' ),
		button: { text: __( 'Use this image', 'userfeedback' ) },
		library: { type: 'image' },
		multiple: false,
	} );
	frame.on( 'open', () => {
		if ( current !== null ) {
			const attachment = media.attachment( current );
			attachment.fetch();
			frame.state().get( 'selection' ).add( attachment );
		}
	} );
	frame.on( 'select', () => {
		const chosen = frame.state().get( 'selection' ).first()?.toJSON();
		if ( chosen ) {
			const size = PREFERRED_SIZES.find( ( name ) => chosen.sizes?.[ name ] );
			onPick( {
				id: chosen.id,
				url: ( size && chosen.sizes?.[ size ]?.url ) ?? chosen.url,
				alt: chosen.alt ?? '',
			} );
		}
	} );
	frame.open();
}
