/** Gives the person a file, as a download. */
export function saveAs( name: string, file: Blob ): void {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( file );
	link.download = name;
	link.click();
	setTimeout( () => URL.revokeObjectURL( link.href ) );
}
