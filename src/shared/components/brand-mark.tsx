import { Path, SVG } from '@wordpress/components';

/**
 * The product's mark: a speech balloon with a check.
 */
export function BrandMark() {
	return (
		<SVG
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 24 24"
			width="24"
			height="24"
			aria-hidden="true"
			focusable="false"
		>
			<Path d="M5.5 4h13A1.5 1.5 0 0 1 20 5.5v9a1.5 1.5 0 0 1-1.5 1.5H12l-4.25 3.75V16H5.5A1.5 1.5 0 0 1 4 14.5v-9A1.5 1.5 0 0 1 5.5 4Z" />
			<Path d="m8.5 10.1 2.3 2.3 4.7-4.7" fill="none" stroke="#fff" strokeWidth="1.7" />
		</SVG>
	);
}
