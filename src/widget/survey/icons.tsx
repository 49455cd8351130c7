import type { SVGProps } from 'react';

/** 24 px grid, strokes only. */
export const PATHS = {
	down: 'M6 9.5l6 6 6-6',
	back: 'M14.5 6l-6 6 6 6',
	done: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M7.8 12.4l2.9 2.8 5.6-5.9',
	star: 'M12 3.2l2.7 5.5 6 .9-4.35 4.25 1.03 6L12 17l-5.38 2.85 1.03-6L3.3 9.6l6-.9z',
	bubble: 'M12 4c4.7 0 8.5 3.3 8.5 7.4S16.7 18.8 12 18.8c-1 0-2-.2-2.9-.4L4.6 20l1.1-3.6C1 11 4.5 4 12 4M8.4 11.6l2.4 2.3 4.7-4.6',
};

export const Icon = ( { path, ...rest }: { path: string } & SVGProps< SVGSVGElement > ) => (
	<svg viewBox="0 0 24 24" aria-hidden="true" { ...rest }>
		<path d={ path } />
	</svg>
);
