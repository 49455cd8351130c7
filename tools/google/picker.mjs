/**
 * The part of Google's picker library that the settings use, with a plain list of folders in place of Google's window:
 * as there, a box over a sheet at the end of the page, whose classes and z-index are Google's.
 *
 * @param {string} origin Address of the service.
 * @return {string} JavaScript.
 */
export const pickerScript = ( origin ) => `( () => {
	class DocsView {
		setIncludeFolders() { return this; }
		setSelectFolderEnabled() { return this; }
		setMimeTypes() { return this; }
	}
	class PickerBuilder {
		addView() { return this; }
		setTitle( title ) { this.title = title; return this; }
		setOAuthToken( token ) { this.token = token; return this; }
		setDeveloperKey( key ) { this.key = key; return this; }
		setAppId( id ) { this.app = id; return this; }
		setOrigin() { return this; }
		setCallback( call ) { this.call = call; return this; }
		build() { return this; }
		dispose() {}
		async setVisible() {
			const layer = ( classes, style ) => {
				const one = document.createElement( 'div' );
				one.className = classes;
				one.style.cssText = 'position: fixed; background: #fff; ' + style;
				document.body.append( one );
				return one;
			};
			const sheet = layer( 'picker-dialog-bg', 'inset: 0; z-index: 1000; opacity: 0.75' );
			const box = layer( 'picker picker-dialog', 'inset: 20%; z-index: 1001' );
			box.setAttribute( 'role', 'dialog' );
			box.setAttribute( 'aria-label', 'Stand-in for the Google Picker' );
			const end = ( answer ) => { sheet.remove(); box.remove(); this.call( answer ); };
			const button = ( text, run ) => {
				const one = document.createElement( 'button' );
				one.textContent = text;
				one.onclick = run;
				box.append( one );
			};
			const folders = this.token && this.key ? await ( await fetch( '${ origin }/folders' ) ).json() : [];
			for ( const { id, name } of folders ) {
				button( name, async () => {
					await fetch( '${ origin }/pick', { method: 'POST', body: new URLSearchParams( { id } ) } );
					end( { action: 'picked', docs: [ { id, name } ] } );
				} );
			}
			button( 'Cancel', () => end( { action: 'cancel' } ) );
			box.firstChild.focus();
		}
	}
	window.gapi = { load: ( name, { callback } ) => callback() };
	window.google = { picker: {
		DocsView, PickerBuilder, ViewId: { FOLDERS: 'folders' }, Action: { PICKED: 'picked', CANCEL: 'cancel' },
	} };
} )();
`;
