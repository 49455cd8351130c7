import { useId } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download, external } from '@wordpress/icons';
import type { Heatmap, HeatmapMap } from '../../types';
import type { Spot } from '../../domain/heatmap/place';
import type { Band } from '../../domain/heatmap/scroll';
import { titledFailure, toastMeta } from '../../shared/notices/mutation-toasts';
import { saveAs } from '../../shared/lib/save-as';
import { csvOf, fileName, pictureOf } from './files';
import type { Found, PageFrame } from './use-page-frame';
import { moreOf } from './words';

interface Props {
	heatmap: Heatmap;
	map: HeatmapMap;
	frame: PageFrame;
	spots: readonly Spot[];
	bands: readonly Band[];
	found: ReadonlyMap< string, Found >;
	/** Percent. */
	opacity: number;
	onOpacity: ( opacity: number ) => void;
}

/** Legend, opacity, downloads and the way to the page itself. */
export function Bar( { heatmap, map, frame, spots, bands, found, opacity, onOpacity }: Props ) {
	const id = useId();
	const picture = useMutation( {
		mutationFn: async () =>
			saveAs( fileName( heatmap, map, 'png' ), await pictureOf( frame, map.layer, spots, bands ) ),
		meta: toastMeta( {
			error: ( error ) => titledFailure( __( 'The picture could not be made', 'userfeedback' ), error ),
		} ),
	} );
	return (
		<div className="uf-hm__bar">
			<span className="uf-hm__legend">
				{ __( 'fewer', 'userfeedback' ) }
				<span
					className="uf-hm__ramp"
					role="img"
					aria-label={ __( 'From pale yellow to dark purple', 'userfeedback' ) }
				/>
				{ moreOf( map.layer ) }
			</span>
			<label className="uf-hm__range" htmlFor={ id }>
				<span>{ __( 'Opacity', 'userfeedback' ) }</span>
				<input
					id={ id }
					type="range"
					min={ 20 }
					max={ 100 }
					step={ 5 }
					value={ opacity }
					onChange={ ( event ) => onOpacity( Number( event.currentTarget.value ) ) }
				/>
			</label>
			<span className="uf-hm__files">
				<Button
					size="compact"
					variant="secondary"
					icon={ download }
					aria-label={ __( 'Download as PNG', 'userfeedback' ) }
					isBusy={ picture.isPending }
					disabled={ picture.isPending }
					accessibleWhenDisabled
					onClick={ () => picture.mutate() }
				>
					PNG
				</Button>
				<Button
					size="compact"
					variant="secondary"
					icon={ download }
					aria-label={ __( 'Download as CSV', 'userfeedback' ) }
					onClick={ () =>
						saveAs(
							fileName( heatmap, map, 'csv' ),
							new Blob( [ csvOf( map, bands, found ) ], { type: 'text/csv;charset=utf-8' } )
						)
					}
				>
					CSV
				</Button>
				{ heatmap.url !== '' && (
					<Button
						size="compact"
						variant="tertiary"
						icon={ external }
						label={ __( 'Open the page', 'userfeedback' ) }
						href={ heatmap.url }
						target="_blank"
					/>
				) }
			</span>
		</div>
	);
}
