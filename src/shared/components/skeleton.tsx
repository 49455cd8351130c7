import './skeleton.scss';

interface Props {
	/** Any CSS length or percentage. */
	width?: string;
	height?: string;
}

/** Gray bar in place of loading content. The screen announces loading once, not each bar. */
export function Skeleton( { width = '100%', height = '12px' }: Props ) {
	return <span className="uf-skeleton" aria-hidden="true" style={ { inlineSize: width, blockSize: height } } />;
}
