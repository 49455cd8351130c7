import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { IconRef } from '../../../types';
import { iconQueries, warnMissingIcon } from '../../../shared/preview/icons-file';

interface Props {
	icon: IconRef;
	size: number;
	color?: string;
}

/** A Font Awesome icon as an inline shape; nothing while the shapes load. */
export function FaIcon( { icon, size, color }: Props ) {
	const { data } = useQuery( iconQueries.shapes( icon.style ) );
	const shape = data?.[ icon.name ];
	const missing = data !== undefined && Object.keys( data ).length > 0 && ! shape;
	useEffect( () => {
		if ( missing ) {
			warnMissingIcon( icon.name );
		}
	}, [ missing, icon.name ] );
	return (
		<svg
			className="ufb-fa"
			width={ size }
			height={ size }
			viewBox={ shape ? `0 0 ${ shape[ 0 ] } ${ shape[ 1 ] }` : '0 0 512 512' }
			style={ color === undefined ? {} : { color } }
			aria-hidden="true"
			focusable="false"
		>
			{ shape && <path fill="currentColor" d={ shape[ 2 ] } /> }
		</svg>
	);
}
