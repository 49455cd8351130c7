/**
 * The part of Google's picker library that the settings use, with a plain list of folders in place of Google's window.
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
			const box = document.createElement( 'dialog' );
			box.setAttribute( 'aria-label', 'Stand-in for the Google Picker' );
			const end = ( answer ) => { box.remove(); this.call( answer ); };
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
			document.body.append( box );
			box.showModal();
		}
	}
	window.gapi = { load: ( name, { callback } ) => callback() };
	window.google = { picker: {
		DocsView, PickerBuilder, ViewId: { FOLDERS: 'folders' }, Action: { PICKED: 'picked', CANCEL: 'cancel' },
	} };
} )();
`;
