/**
 * Reloads the admin page. A module of its own because a browser's location
 * cannot be replaced in tests.
 */
export function reloadPage(): void {
	window.location.reload();
}
