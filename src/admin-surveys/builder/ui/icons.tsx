import type { ReactElement } from 'react';
import { Circle, Path, Rect, SVG } from '@wordpress/primitives';

export const stroke = {
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 1.5,
} as const;

/** A drawing of 24 by 24, like those of WordPress. */
export function draw( ...shapes: ReactElement[] ): ReactElement {
	return (
		<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
			{ shapes }
		</SVG>
	);
}

/** Arrow of "this leads there", beside logic in words. */
export const branch = draw(
	<Path key="arrow" d="M6.75 5v5.5a3.5 3.5 0 0 0 3.5 3.5h7M14 10.75 17.25 14 14 17.25" { ...stroke } />
);

export const spreadsheet = draw(
	<Rect key="box" x="4.75" y="4.75" width="14.5" height="14.5" rx="1.25" { ...stroke } />,
	<Path key="cells" d="M4.75 9.75h14.5M4.75 14.25h14.5M10.25 9.75v9.5" { ...stroke } />
);

export const fault = draw(
	<Circle key="disc" cx="12" cy="12" r="8" fill="currentColor" />,
	<Path key="mark" d="M11.25 7.75h1.5v5h-1.5zM11.25 14.5h1.5V16h-1.5z" fill="#fff" />
);

export const mark = draw(
	<Path
		key="bubble"
		d="M5.5 4h13A1.5 1.5 0 0 1 20 5.5v9a1.5 1.5 0 0 1-1.5 1.5H12l-4.25 3.75V16H5.5A1.5 1.5 0 0 1 4 14.5v-9A1.5 1.5 0 0 1 5.5 4Z"
		fill="currentColor"
	/>,
	<Path key="tick" className="ufb-mark__tick" d="m8.5 10.1 2.3 2.3 4.7-4.7" fill="none" strokeWidth="1.7" />
);
