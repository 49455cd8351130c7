import { Path, SVG } from '@wordpress/components';

/** A spreadsheet, drawn as core draws its icons. */
export const sheetIcon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			d="M6 4.75h12c.7 0 1.25.55 1.25 1.25v12c0 .7-.55 1.25-1.25 1.25H6c-.7 0-1.25-.55-1.25-1.25V6c0-.7.55-1.25 1.25-1.25ZM4.75 9.75h14.5M4.75 14.25h14.5M10.25 9.75v9.5"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</SVG>
);
