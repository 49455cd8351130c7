import './skeleton.scss';

interface Props {
	/** Any CSS length or percentage. */
	width?: string;
	height?: string;
}

/**
 * Gray bar in the place of something that loads. Screen readers are told once
 * by the screen, not by every bar.
 */
export function Skeleton( { width = '100%', height = '12px' }: Props ) {
	return <span className="uf-skeleton" aria-hidden="true" style={ { inlineSize: width, blockSize: height } } />;
}
